ALTER TABLE "deliveries" ALTER COLUMN "group_run_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "suite_id" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "kind" text DEFAULT 'failure' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "recovered_run_id" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_recovered_run_id_group_runs_id_fk" FOREIGN KEY ("recovered_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_suite_id_created_at_index" ON "deliveries" USING btree ("suite_id","created_at");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_recoveredRunId_channel_recipient_unique" UNIQUE("recovered_run_id","channel","recipient");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subject_check" CHECK (("deliveries"."group_run_id" is null) <> ("deliveries"."suite_id" is null));