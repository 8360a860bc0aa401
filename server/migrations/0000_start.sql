CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blueprint_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blueprint_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blueprint_id" integer NOT NULL,
	"step_number" integer NOT NULL,
	"type" text NOT NULL,
	"action" text NOT NULL,
	"use_vision" boolean NOT NULL,
	"module_id" integer,
	CONSTRAINT "blueprint_steps_blueprintId_stepNumber_unique" UNIQUE("blueprint_id","step_number")
);
--> statement-breakpoint
CREATE TABLE "blueprint_versions" (
	"blueprint_id" integer NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blueprint_versions_blueprint_id_version_pk" PRIMARY KEY("blueprint_id","version")
);
--> statement-breakpoint
CREATE TABLE "blueprints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blueprints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"starting_url" text,
	"starting_prompt" text,
	"suite_id" integer,
	"file" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"api_key_encrypted" text NOT NULL,
	"api_key_hash" text NOT NULL,
	"enable_email_notifications" boolean DEFAULT false NOT NULL,
	"email_recipients" text[] DEFAULT '{}' NOT NULL,
	"enable_slack_notifications" boolean DEFAULT false NOT NULL,
	"slack_webhooks" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_apiKeyHash_unique" UNIQUE("api_key_hash")
);
--> statement-breakpoint
CREATE TABLE "group_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"suite_id" integer,
	"name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"idempotency_key" text,
	"request_hash" text,
	CONSTRAINT "group_runs_companyId_idempotencyKey_unique" UNIQUE("company_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "test_run_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_run_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"step_id" integer NOT NULL,
	"action_number" integer NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"is_successful" boolean NOT NULL,
	"screenshot_key" text,
	"duration" double precision NOT NULL,
	CONSTRAINT "test_run_actions_stepId_actionNumber_unique" UNIQUE("step_id","action_number")
);
--> statement-breakpoint
CREATE TABLE "test_run_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_run_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_run_id" integer NOT NULL,
	"step_number" integer NOT NULL,
	"type" text NOT NULL,
	"task" text NOT NULL,
	"use_vision" boolean NOT NULL,
	"started_at" timestamp (3) with time zone,
	"is_successful" boolean,
	"result" text,
	"duration" double precision,
	CONSTRAINT "test_run_steps_testRunId_stepNumber_unique" UNIQUE("test_run_id","step_number")
);
--> statement-breakpoint
CREATE TABLE "test_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"group_run_id" integer NOT NULL,
	"blueprint_id" integer,
	"name" text NOT NULL,
	"starting_url" text,
	"file" jsonb,
	"status" text DEFAULT 'pending' NOT NULL,
	"error" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"video_key" text
);
--> statement-breakpoint
CREATE TABLE "simulation_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"step_id" integer NOT NULL,
	"action_number" integer NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"is_successful" boolean NOT NULL,
	"screenshot_key" text,
	CONSTRAINT "simulation_actions_stepId_actionNumber_unique" UNIQUE("step_id","action_number")
);
--> statement-breakpoint
CREATE TABLE "simulation_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"simulation_id" uuid NOT NULL,
	"step_number" integer NOT NULL,
	"module_step_number" integer,
	"type" text NOT NULL,
	"task" text NOT NULL,
	"use_vision" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"duration" double precision,
	CONSTRAINT "simulation_steps_simulationId_stepNumber_unique" UNIQUE("simulation_id","step_number")
);
--> statement-breakpoint
CREATE TABLE "simulations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"starting_url" text NOT NULL,
	"file" jsonb,
	"status" text DEFAULT 'pending' NOT NULL,
	"error" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"initial_screenshot_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"schedule_enabled" boolean DEFAULT false NOT NULL,
	"schedule_expression" text,
	"schedule_timezone" text,
	"login_module_id" integer
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_steps" ADD CONSTRAINT "blueprint_steps_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_steps" ADD CONSTRAINT "blueprint_steps_module_id_blueprints_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."blueprints"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_versions" ADD CONSTRAINT "blueprint_versions_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprints" ADD CONSTRAINT "blueprints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprints" ADD CONSTRAINT "blueprints_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_actions" ADD CONSTRAINT "test_run_actions_step_id_test_run_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."test_run_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD CONSTRAINT "test_run_steps_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_group_run_id_group_runs_id_fk" FOREIGN KEY ("group_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_actions" ADD CONSTRAINT "simulation_actions_step_id_simulation_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."simulation_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_steps" ADD CONSTRAINT "simulation_steps_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suites" ADD CONSTRAINT "suites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_user_id_index" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blueprint_steps_module_id_index" ON "blueprint_steps" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "blueprints_company_id_index" ON "blueprints" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "blueprints_suite_id_index" ON "blueprints" USING btree ("suite_id");--> statement-breakpoint
CREATE INDEX "group_runs_company_id_id_index" ON "group_runs" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "group_runs_suite_id_index" ON "group_runs" USING btree ("suite_id");--> statement-breakpoint
CREATE INDEX "test_runs_group_run_id_index" ON "test_runs" USING btree ("group_run_id");--> statement-breakpoint
CREATE INDEX "test_runs_blueprint_id_id_index" ON "test_runs" USING btree ("blueprint_id","id");--> statement-breakpoint
CREATE INDEX "test_runs_status_index" ON "test_runs" USING btree ("status");--> statement-breakpoint
CREATE INDEX "simulations_company_id_index" ON "simulations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "simulations_expires_at_index" ON "simulations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "simulations_status_index" ON "simulations" USING btree ("status");--> statement-breakpoint
CREATE INDEX "suites_company_id_index" ON "suites" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "suites_login_module_id_index" ON "suites" USING btree ("login_module_id");