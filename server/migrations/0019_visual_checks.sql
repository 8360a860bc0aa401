ALTER TABLE "baselines" ALTER COLUMN "storage_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "baselines" ADD COLUMN "masks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD COLUMN "compared_with" text;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD COLUMN "baseline_rendered_by" text;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;