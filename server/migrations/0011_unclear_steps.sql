ALTER TABLE "blueprints" ADD COLUMN "unclear_steps" integer;--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "language_version" integer;