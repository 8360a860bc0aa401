ALTER TABLE "deliveries" ADD COLUMN "kind" text DEFAULT 'failure' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "recovered_run_id" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_recovered_run_id_group_runs_id_fk" FOREIGN KEY ("recovered_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_recoveredRunId_channel_recipient_unique" UNIQUE("recovered_run_id","channel","recipient");