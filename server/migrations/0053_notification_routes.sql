CREATE TABLE "mail_recipients" (
	"company_id" integer NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "mail_recipients_company_id_email_pk" PRIMARY KEY("company_id","email")
);
--> statement-breakpoint
CREATE TABLE "notification_routes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_routes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"suite_ids" integer[] NOT NULL,
	"environment_ids" integer[] NOT NULL,
	"branch" text,
	"started_by" text[] NOT NULL,
	"emails" text[] NOT NULL,
	"slack_webhook" text,
	"slack_channel" text NOT NULL,
	"uses_webhook" boolean NOT NULL,
	"only_changes" boolean NOT NULL,
	"after_failures" integer NOT NULL,
	"also_general" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_recipients" ADD CONSTRAINT "mail_recipients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_routes" ADD CONSTRAINT "notification_routes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_routes_company_id_index" ON "notification_routes" USING btree ("company_id");--> statement-breakpoint
-- Who was told before is not asked.
INSERT INTO "mail_recipients" ("company_id", "email", "confirmed_at") SELECT DISTINCT "id", lower("address"), now() FROM "companies", unnest("email_recipients") "address";
