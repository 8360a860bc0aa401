CREATE TABLE "issue_trackers" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"site" text NOT NULL,
	"project" text NOT NULL,
	"email" text,
	"token_encrypted" text
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"status" text,
	"is_open" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"refresh_asked_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "issues_companyId_url_unique" UNIQUE("company_id","url")
);
--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "issue_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "issue_trackers" ADD CONSTRAINT "issue_trackers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;