CREATE TABLE "github_check_runs" (
	"group_run_id" integer PRIMARY KEY NOT NULL,
	"check_run_id" bigint,
	"told" text
);
--> statement-breakpoint
CREATE TABLE "github_installations" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"installation_id" bigint NOT NULL,
	"account" text NOT NULL,
	"html_url" text NOT NULL,
	"repos" jsonb NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL,
	"refresh_asked_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	CONSTRAINT "github_installations_installationId_unique" UNIQUE("installation_id")
);
--> statement-breakpoint
ALTER TABLE "github_check_runs" ADD CONSTRAINT "github_check_runs_group_run_id_group_runs_id_fk" FOREIGN KEY ("group_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "github_installations" ADD CONSTRAINT "github_installations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;