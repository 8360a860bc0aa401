CREATE TABLE "page_snapshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"hash" text NOT NULL,
	"model" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_snapshots_companyId_hash_unique" UNIQUE("company_id","hash")
);
--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD COLUMN "page_snapshot_id" integer;--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD CONSTRAINT "page_snapshots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD CONSTRAINT "test_run_steps_page_snapshot_id_page_snapshots_id_fk" FOREIGN KEY ("page_snapshot_id") REFERENCES "public"."page_snapshots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_run_steps_page_index" ON "test_run_steps" USING btree ("page_snapshot_id") WHERE "test_run_steps"."page_snapshot_id" is not null;