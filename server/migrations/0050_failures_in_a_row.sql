ALTER TABLE "suites" ADD COLUMN "missed_starts" text DEFAULT 'one' NOT NULL;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "alert_after" integer DEFAULT 1 NOT NULL;