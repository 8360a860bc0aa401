CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"heartbeat_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_runs" ALTER COLUMN "group_run_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD COLUMN "source_number" integer;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "kind" text DEFAULT 'test' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "trial_id" uuid;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "worker_id" uuid;--> statement-breakpoint
CREATE INDEX "test_runs_expiry_index" ON "test_runs" USING btree ("expires_at") WHERE "test_runs"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_trialId_unique" UNIQUE("trial_id");--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_kind_check" CHECK (("test_runs"."kind" = 'trial') = ("test_runs"."group_run_id" is null));