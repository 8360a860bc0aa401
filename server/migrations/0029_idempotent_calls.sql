CREATE TABLE "idempotent_calls" (
	"company_id" integer NOT NULL,
	"caller" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_signature" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"reply_encrypted" text,
	CONSTRAINT "idempotent_calls_company_id_caller_endpoint_key_pk" PRIMARY KEY("company_id","caller","endpoint","key")
);
--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_calls_started_at_index" ON "idempotent_calls" USING btree ("started_at");