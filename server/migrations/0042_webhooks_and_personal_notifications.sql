CREATE TABLE "chosen_suites" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"suite_id" integer NOT NULL,
	CONSTRAINT "chosen_suites_company_id_user_id_suite_id_pk" PRIMARY KEY("company_id","user_id","suite_id")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kinds" text[] NOT NULL,
	"has_all_suites" boolean NOT NULL,
	"digest" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"next_digest_at" timestamp (3) with time zone,
	"digest_since" timestamp (3) with time zone,
	CONSTRAINT "notification_choices_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"url_encrypted" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"secret_encrypted" text NOT NULL,
	"secret_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"previous_secret_encrypted" text
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_subject_check";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "test_run_id" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "digest_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "digest_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "chosen_suites" ADD CONSTRAINT "chosen_suites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_suites" ADD CONSTRAINT "chosen_suites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_suites" ADD CONSTRAINT "chosen_suites_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_suites" ADD CONSTRAINT "chosen_suites_choice_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."notification_choices"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_member_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chosen_suites_suite_id_index" ON "chosen_suites" USING btree ("suite_id");--> statement-breakpoint
CREATE INDEX "notification_choices_next_digest_at_index" ON "notification_choices" USING btree ("next_digest_at");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_user_id_index" ON "deliveries" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_testRunId_channel_recipient_unique" UNIQUE("test_run_id","channel","recipient");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subject_check" CHECK (num_nonnulls("deliveries"."group_run_id", "deliveries"."suite_id", "deliveries"."test_run_id", "deliveries"."digest_until") = 1);