CREATE TABLE "webhooks" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"url_encrypted" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"secret_encrypted" text NOT NULL,
	"secret_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"previous_secret_encrypted" text
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;