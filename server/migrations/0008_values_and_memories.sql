CREATE TABLE "step_memories" (
	"blueprint_id" integer NOT NULL,
	"key" text NOT NULL,
	"actions" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_memories_blueprint_id_key_pk" PRIMARY KEY("blueprint_id","key")
);
--> statement-breakpoint
CREATE TABLE "company_variables" (
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"value_encrypted" text NOT NULL,
	"is_secret" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_variables_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "step_memories" ADD CONSTRAINT "step_memories_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_variables" ADD CONSTRAINT "company_variables_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_memories_used_at_index" ON "step_memories" USING btree ("used_at");