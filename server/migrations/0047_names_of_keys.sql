ALTER TABLE "live_sessions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live_tickets" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprint_versions" ADD COLUMN "replaced_by_key" text;--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "created_by_key" text;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "key_name" text;