CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"is_old_confirmed" boolean DEFAULT false NOT NULL,
	"is_new_confirmed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_oldTokenHash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_newTokenHash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_encrypted" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_from" text,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"actor" text NOT NULL,
	"actor_kind" text NOT NULL,
	"address" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "attempt_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text DEFAULT 'reset' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"is_sso" boolean DEFAULT false NOT NULL,
	"user_agent" text,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text,
	"last_company_id" integer,
	"password_hash" text,
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
	"is_disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "blueprint_steps_blueprintId_stepNumber_unique" UNIQUE("blueprint_id","step_number")
);
--> statement-breakpoint
CREATE TABLE "blueprint_tables" (
	"blueprint_id" integer PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" text NOT NULL,
	"row_count" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "blueprint_versions" (
	"blueprint_id" integer NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"replaced_by" integer,
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
	"tags" text[] DEFAULT '{}' NOT NULL,
	"browser" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"handlers" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"unclear_steps" integer,
	"step_values" jsonb,
	"language_version" integer,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quarantines" (
	"blueprint_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"owner_id" integer,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_mentions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "comment_mentions_commentId_userId_unique" UNIQUE("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"group_run_id" integer,
	"test_run_id" integer,
	"blueprint_id" integer,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "comments_subject_check" CHECK (num_nonnulls("comments"."group_run_id", "comments"."test_run_id", "comments"."blueprint_id") = 1)
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
	"inbox_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_apiKeyHash_unique" UNIQUE("api_key_hash"),
	CONSTRAINT "companies_inboxKey_unique" UNIQUE("inbox_key")
);
--> statement-breakpoint
CREATE TABLE "environment_variables" (
	"environment_id" integer NOT NULL,
	"name" text NOT NULL,
	"value_encrypted" text NOT NULL,
	"is_secret" boolean NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "environment_variables_environment_id_name_pk" PRIMARY KEY("environment_id","name")
);
--> statement-breakpoint
CREATE TABLE "environments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "environments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"base_url" text,
	"headers" text,
	"http_credentials" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "live_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"blueprint_id" integer,
	"worker_id" uuid NOT NULL,
	"starting_url" text NOT NULL,
	"environment_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "live_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"live_session_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"test_run_id" integer,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"storage_key" text NOT NULL,
	"size" integer NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_companyId_email_unique" UNIQUE("company_id","email")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "step_memories" (
	"blueprint_id" integer NOT NULL,
	"key" text NOT NULL,
	"actions" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_memories_blueprint_id_key_pk" PRIMARY KEY("blueprint_id","key")
);
--> statement-breakpoint
CREATE TABLE "chosen_suites" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"suite_id" integer NOT NULL,
	CONSTRAINT "chosen_suites_company_id_user_id_suite_id_pk" PRIMARY KEY("company_id","user_id","suite_id")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"group_run_id" integer,
	"suite_id" integer,
	"test_run_id" integer,
	"digest_until" timestamp (3) with time zone,
	"digest_from" timestamp (3) with time zone,
	"user_id" integer,
	"kind" text DEFAULT 'failure' NOT NULL,
	"recovered_run_id" integer,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "deliveries_groupRunId_channel_recipient_unique" UNIQUE("group_run_id","channel","recipient"),
	CONSTRAINT "deliveries_recoveredRunId_channel_recipient_unique" UNIQUE("recovered_run_id","channel","recipient"),
	CONSTRAINT "deliveries_testRunId_channel_recipient_unique" UNIQUE("test_run_id","channel","recipient"),
	CONSTRAINT "deliveries_subject_check" CHECK (num_nonnulls("deliveries"."group_run_id", "deliveries"."suite_id", "deliveries"."test_run_id", "deliveries"."digest_until") = 1)
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
CREATE TABLE "step_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blueprint_id" integer NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"page" text NOT NULL,
	"actions" jsonb NOT NULL,
	"origin" text NOT NULL,
	"accepted_by" integer,
	"accepted_at" timestamp (3) with time zone,
	"proposal" jsonb,
	"proposed_at" timestamp (3) with time zone,
	"proposed_by_run" integer,
	"dismissed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_plans_blueprintId_key_unique" UNIQUE("blueprint_id","key")
);
--> statement-breakpoint
CREATE TABLE "group_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"suite_id" integer,
	"is_partial" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"started_by" text DEFAULT 'person' NOT NULL,
	"started_by_key" text,
	"started_by_user_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"idempotency_key" text,
	"request_hash" text,
	"fire_at" timestamp (3) with time zone,
	"repo" text,
	"sha" text,
	"pull_request" integer,
	"branch" text,
	"environment" text,
	"base_url" text,
	"is_base_url_given" boolean DEFAULT false NOT NULL,
	"shard_index" integer,
	"shard_total" integer,
	"is_frozen" boolean DEFAULT false NOT NULL,
	"variables" text,
	"environment_id" integer,
	"retries" integer DEFAULT 0 NOT NULL,
	"shares_login" boolean DEFAULT false NOT NULL,
	"has_chosen_rows" boolean DEFAULT false NOT NULL,
	"records_trace" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_runs_companyId_idempotencyKey_unique" UNIQUE("company_id","idempotency_key"),
	CONSTRAINT "group_runs_suiteId_fireAt_unique" UNIQUE("suite_id","fire_at")
);
--> statement-breakpoint
CREATE TABLE "page_snapshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"hash" text NOT NULL,
	"model" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_snapshots_companyId_hash_unique" UNIQUE("company_id","hash")
);
--> statement-breakpoint
CREATE TABLE "shared_logins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_run_id" integer NOT NULL,
	"key" text NOT NULL,
	"state" text,
	"test_run_id" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_logins_groupRunId_key_unique" UNIQUE("group_run_id","key")
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
	"screenshot_before_key" text,
	"element" jsonb,
	"page_url" text,
	"start" double precision,
	"duration" double precision NOT NULL,
	"source" text DEFAULT 'interpreter' NOT NULL,
	CONSTRAINT "test_run_actions_stepId_actionNumber_unique" UNIQUE("step_id","action_number")
);
--> statement-breakpoint
CREATE TABLE "test_run_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_run_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_run_id" integer NOT NULL,
	"step_number" integer,
	"action_number" integer,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"text" text NOT NULL,
	"url" text,
	"method" text,
	"status" integer,
	"time" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_run_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_run_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_run_id" integer NOT NULL,
	"step_number" integer,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_run_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_run_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"step_id" integer NOT NULL,
	"requests" jsonb NOT NULL,
	"left_out" integer NOT NULL,
	CONSTRAINT "test_run_requests_stepId_unique" UNIQUE("step_id")
);
--> statement-breakpoint
CREATE TABLE "test_run_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_run_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_run_id" integer NOT NULL,
	"step_number" integer NOT NULL,
	"place" jsonb,
	"type" text NOT NULL,
	"task" text NOT NULL,
	"use_vision" boolean NOT NULL,
	"started_at" timestamp (3) with time zone,
	"is_successful" boolean,
	"result" text,
	"start" double precision,
	"duration" double precision,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missing_name" jsonb,
	"fixes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"findings" jsonb,
	"page_snapshot_id" integer,
	CONSTRAINT "test_run_steps_testRunId_stepNumber_unique" UNIQUE("test_run_id","step_number")
);
--> statement-breakpoint
CREATE TABLE "test_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"kind" text DEFAULT 'test' NOT NULL,
	"group_run_id" integer,
	"trial_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"blueprint_id" integer,
	"name" text NOT NULL,
	"starting_url" text,
	"file" jsonb,
	"status" text DEFAULT 'pending' NOT NULL,
	"error" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lost_workers" integer DEFAULT 0 NOT NULL,
	"worker_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"initial_screenshot_key" text,
	"video_key" text,
	"trace_key" text,
	"trace_problem" text,
	"media_removed_at" timestamp (3) with time zone,
	"definition_hash" text,
	"usage" jsonb,
	"browser" jsonb,
	"handlers" text[] DEFAULT '{}' NOT NULL,
	"retry" integer DEFAULT 0 NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"is_superseded" boolean DEFAULT false NOT NULL,
	"is_quarantined" boolean DEFAULT false NOT NULL,
	"row_name" text,
	"row_values" text,
	"inbox_address" text,
	"environment_id" integer,
	"failure_signature" text,
	"needs_review" boolean DEFAULT false NOT NULL,
	"login_steps" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_runs_trialId_unique" UNIQUE("trial_id"),
	CONSTRAINT "test_runs_kind_check" CHECK (("test_runs"."kind" = 'trial') = ("test_runs"."group_run_id" is null))
);
--> statement-breakpoint
CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"heartbeat_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"live_address" text,
	"live_slots" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"list" text DEFAULT 'runs' NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"group_run_id" integer,
	"test_run_id" integer,
	"token_hash" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" integer,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone,
	CONSTRAINT "share_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "share_links_run_check" CHECK (num_nonnulls("share_links"."group_run_id", "share_links"."test_run_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "email_domains" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	CONSTRAINT "email_domains_companyId_domain_unique" UNIQUE("company_id","domain")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_companyId_issuer_subject_unique" UNIQUE("company_id","issuer","subject"),
	CONSTRAINT "identities_companyId_issuer_userId_unique" UNIQUE("company_id","issuer","user_id")
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret_encrypted" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"is_required" boolean NOT NULL,
	"role_claim" text,
	"role_values" jsonb NOT NULL,
	"default_role" text,
	"break_glass_user_id" integer
);
--> statement-breakpoint
CREATE TABLE "sso_attempts" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"sealed" text NOT NULL,
	"user_id" integer,
	"next" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"cookie_hash" text NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
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
	"next_fire_at" timestamp (3) with time zone,
	"login_module_id" integer,
	"shares_login" boolean DEFAULT true NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"browser" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"handlers" text[] DEFAULT '{}' NOT NULL,
	"schedule_environment_id" integer,
	"refused_start_at" timestamp (3) with time zone,
	"refused_start_reason" text
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"test_run_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"verdict" text,
	"note" text DEFAULT '' NOT NULL,
	"ticket_url" text,
	"assignee_id" integer,
	"author_id" integer,
	"judged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_from_id" integer
);
--> statement-breakpoint
CREATE TABLE "company_variables" (
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"value_encrypted" text NOT NULL,
	"is_secret" boolean NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_variables_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "baselines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baselines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blueprint_id" integer NOT NULL,
	"key" text NOT NULL,
	"rendered_by" text NOT NULL,
	"storage_key" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"masks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accepted_by" integer,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"test_run_id" integer,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "baselines_blueprintId_key_unique" UNIQUE("blueprint_id","key")
);
--> statement-breakpoint
CREATE TABLE "visual_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visual_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_run_id" integer NOT NULL,
	"step_id" integer NOT NULL,
	"blueprint_id" integer,
	"key" text NOT NULL,
	"rendered_by" text NOT NULL,
	"status" text NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"baseline_key" text,
	"diff_key" text,
	"compared_with" text,
	"baseline_rendered_by" text,
	"changed_pixels" integer,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"masks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accepted_by" integer,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "visual_checks_stepId_unique" UNIQUE("step_id")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_last_company_id_companies_id_fk" FOREIGN KEY ("last_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_steps" ADD CONSTRAINT "blueprint_steps_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_steps" ADD CONSTRAINT "blueprint_steps_module_id_blueprints_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."blueprints"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_tables" ADD CONSTRAINT "blueprint_tables_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_tables" ADD CONSTRAINT "blueprint_tables_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_versions" ADD CONSTRAINT "blueprint_versions_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_versions" ADD CONSTRAINT "blueprint_versions_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprints" ADD CONSTRAINT "blueprints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprints" ADD CONSTRAINT "blueprints_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprints" ADD CONSTRAINT "blueprints_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_group_run_id_group_runs_id_fk" FOREIGN KEY ("group_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "environment_variables" ADD CONSTRAINT "environment_variables_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "environments" ADD CONSTRAINT "environments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "github_check_runs" ADD CONSTRAINT "github_check_runs_group_run_id_group_runs_id_fk" FOREIGN KEY ("group_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "github_installations" ADD CONSTRAINT "github_installations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_tickets" ADD CONSTRAINT "live_tickets_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_tickets" ADD CONSTRAINT "live_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_memories" ADD CONSTRAINT "step_memories_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_suites" ADD CONSTRAINT "chosen_suites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_suites" ADD CONSTRAINT "chosen_suites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_suites" ADD CONSTRAINT "chosen_suites_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_suites" ADD CONSTRAINT "chosen_suites_choice_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."notification_choices"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_group_run_id_group_runs_id_fk" FOREIGN KEY ("group_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_recovered_run_id_group_runs_id_fk" FOREIGN KEY ("recovered_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_member_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_plans" ADD CONSTRAINT "step_plans_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_plans" ADD CONSTRAINT "step_plans_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_plans" ADD CONSTRAINT "step_plans_proposed_by_run_test_runs_id_fk" FOREIGN KEY ("proposed_by_run") REFERENCES "public"."test_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_started_by_user_id_users_id_fk" FOREIGN KEY ("started_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD CONSTRAINT "page_snapshots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_logins" ADD CONSTRAINT "shared_logins_group_run_id_group_runs_id_fk" FOREIGN KEY ("group_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_logins" ADD CONSTRAINT "shared_logins_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_actions" ADD CONSTRAINT "test_run_actions_step_id_test_run_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."test_run_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_events" ADD CONSTRAINT "test_run_events_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_files" ADD CONSTRAINT "test_run_files_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_requests" ADD CONSTRAINT "test_run_requests_step_id_test_run_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."test_run_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD CONSTRAINT "test_run_steps_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD CONSTRAINT "test_run_steps_page_snapshot_id_page_snapshots_id_fk" FOREIGN KEY ("page_snapshot_id") REFERENCES "public"."page_snapshots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_group_run_id_group_runs_id_fk" FOREIGN KEY ("group_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_group_run_id_group_runs_id_fk" FOREIGN KEY ("group_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_break_glass_user_id_users_id_fk" FOREIGN KEY ("break_glass_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_attempts" ADD CONSTRAINT "sso_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_attempts" ADD CONSTRAINT "sso_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_codes" ADD CONSTRAINT "sso_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_codes" ADD CONSTRAINT "sso_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suites" ADD CONSTRAINT "suites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suites" ADD CONSTRAINT "suites_schedule_environment_id_environments_id_fk" FOREIGN KEY ("schedule_environment_id") REFERENCES "public"."environments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_taken_from_id_test_runs_id_fk" FOREIGN KEY ("taken_from_id") REFERENCES "public"."test_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_variables" ADD CONSTRAINT "company_variables_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baselines" ADD CONSTRAINT "baselines_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baselines" ADD CONSTRAINT "baselines_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baselines" ADD CONSTRAINT "baselines_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD CONSTRAINT "visual_checks_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD CONSTRAINT "visual_checks_step_id_test_run_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."test_run_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD CONSTRAINT "visual_checks_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD CONSTRAINT "visual_checks_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name_index" ON "api_keys" USING btree ("company_id",lower("name")) WHERE "api_keys"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "audit_events_company_id_id_index" ON "audit_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at_index" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "attempt_counters_expires_at_index" ON "attempt_counters" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_user_id_index" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_company_id_index" ON "sessions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "blueprint_steps_module_id_index" ON "blueprint_steps" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "blueprints_company_id_index" ON "blueprints" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "blueprints_suite_id_index" ON "blueprints" USING btree ("suite_id");--> statement-breakpoint
CREATE INDEX "quarantines_ends_at_index" ON "quarantines" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "comment_mentions_user_id_index" ON "comment_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_company_id_index" ON "comments" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "comments_group_run_id_index" ON "comments" USING btree ("group_run_id");--> statement-breakpoint
CREATE INDEX "comments_test_run_id_index" ON "comments" USING btree ("test_run_id");--> statement-breakpoint
CREATE INDEX "comments_blueprint_id_index" ON "comments" USING btree ("blueprint_id");--> statement-breakpoint
CREATE UNIQUE INDEX "environments_name_index" ON "environments" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "idempotent_calls_started_at_index" ON "idempotent_calls" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "live_sessions_open_index" ON "live_sessions" USING btree ("company_id") WHERE "live_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "live_sessions_created_at_index" ON "live_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_tickets_expires_at_index" ON "live_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_test_run_id_index" ON "mails" USING btree ("test_run_id");--> statement-breakpoint
CREATE INDEX "mails_company_id_recipient_id_index" ON "mails" USING btree ("company_id","recipient","id");--> statement-breakpoint
CREATE INDEX "mails_received_at_index" ON "mails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "members_user_id_index" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "step_memories_used_at_index" ON "step_memories" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "chosen_suites_suite_id_index" ON "chosen_suites" USING btree ("suite_id");--> statement-breakpoint
CREATE INDEX "deliveries_company_id_index" ON "deliveries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "deliveries_suite_id_created_at_index" ON "deliveries" USING btree ("suite_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_user_id_index" ON "deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_choices_next_digest_at_index" ON "notification_choices" USING btree ("next_digest_at");--> statement-breakpoint
CREATE INDEX "step_plans_used_at_index" ON "step_plans" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "step_plans_proposals_index" ON "step_plans" USING btree ("blueprint_id") WHERE "step_plans"."proposal" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_company_id_id_index" ON "group_runs" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "group_runs_suite_id_id_index" ON "group_runs" USING btree ("suite_id","id");--> statement-breakpoint
CREATE INDEX "group_runs_company_id_status_id_index" ON "group_runs" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "group_runs_company_id_created_at_index" ON "group_runs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "group_runs_environment_index" ON "group_runs" USING btree ("company_id","environment","id") WHERE "group_runs"."environment" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_branch_index" ON "group_runs" USING btree ("company_id","branch","id") WHERE "group_runs"."branch" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_commit_index" ON "group_runs" USING btree ("company_id","sha" text_pattern_ops) WHERE "group_runs"."sha" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_starter_index" ON "group_runs" USING btree ("company_id","started_by_user_id","id") WHERE "group_runs"."started_by_user_id" is not null;--> statement-breakpoint
CREATE INDEX "test_run_events_test_run_id_index" ON "test_run_events" USING btree ("test_run_id");--> statement-breakpoint
CREATE INDEX "test_run_files_test_run_id_index" ON "test_run_files" USING btree ("test_run_id");--> statement-breakpoint
CREATE INDEX "test_run_steps_page_index" ON "test_run_steps" USING btree ("page_snapshot_id") WHERE "test_run_steps"."page_snapshot_id" is not null;--> statement-breakpoint
CREATE INDEX "test_run_steps_failed_index" ON "test_run_steps" USING btree ("test_run_id") WHERE not "test_run_steps"."is_successful";--> statement-breakpoint
CREATE INDEX "test_runs_group_run_id_index" ON "test_runs" USING btree ("group_run_id");--> statement-breakpoint
CREATE INDEX "test_runs_blueprint_id_id_index" ON "test_runs" USING btree ("blueprint_id","id");--> statement-breakpoint
CREATE INDEX "test_runs_status_index" ON "test_runs" USING btree ("status");--> statement-breakpoint
CREATE INDEX "test_runs_period_index" ON "test_runs" USING btree ("company_id","created_at") WHERE "test_runs"."kind" = 'test';--> statement-breakpoint
CREATE INDEX "test_runs_inbox_index" ON "test_runs" USING btree ("inbox_address") WHERE "test_runs"."inbox_address" is not null;--> statement-breakpoint
CREATE INDEX "test_runs_expiry_index" ON "test_runs" USING btree ("expires_at") WHERE "test_runs"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "test_runs_with_media_index" ON "test_runs" USING btree ("finished_at") WHERE "test_runs"."media_removed_at" is null and "test_runs"."started_at" is not null;--> statement-breakpoint
CREATE INDEX "test_runs_failure_index" ON "test_runs" USING btree ("blueprint_id","failure_signature","id") WHERE "test_runs"."failure_signature" is not null;--> statement-breakpoint
CREATE INDEX "test_runs_to_review_index" ON "test_runs" USING btree ("company_id","id","failure_signature") WHERE "test_runs"."needs_review";--> statement-breakpoint
CREATE INDEX "test_runs_with_trace_index" ON "test_runs" USING btree ("finished_at") WHERE "test_runs"."trace_key" is not null;--> statement-breakpoint
CREATE INDEX "saved_views_company_id_index" ON "saved_views" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "saved_views_user_id_index" ON "saved_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_links_company_id_id_index" ON "share_links" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "share_links_group_run_id_index" ON "share_links" USING btree ("group_run_id");--> statement-breakpoint
CREATE INDEX "share_links_test_run_id_index" ON "share_links" USING btree ("test_run_id");--> statement-breakpoint
CREATE INDEX "share_links_expires_at_index" ON "share_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_domains_domain_index" ON "email_domains" USING btree ("domain") WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX "sso_attempts_expires_at_index" ON "sso_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_codes_expires_at_index" ON "sso_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "suites_company_id_index" ON "suites" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "suites_login_module_id_index" ON "suites" USING btree ("login_module_id");--> statement-breakpoint
CREATE INDEX "suites_next_fire_at_index" ON "suites" USING btree ("next_fire_at");--> statement-breakpoint
CREATE INDEX "verdicts_company_id_index" ON "verdicts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "verdicts_taken_from_id_index" ON "verdicts" USING btree ("taken_from_id");--> statement-breakpoint
CREATE INDEX "visual_checks_test_run_id_index" ON "visual_checks" USING btree ("test_run_id");--> statement-breakpoint
-- Suites and blueprints refer to each other; this half of the circle cannot be written in the table files.
ALTER TABLE "suites" ADD CONSTRAINT "suites_login_module_id_blueprints_id_fk" FOREIGN KEY ("login_module_id") REFERENCES "public"."blueprints"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- Events are added and never changed. Those that are older than the least retention, 30 days, may be deleted by the owner of the table.
-- "or replace": an import of a previous version's data drops the tables, not the functions, and runs the migrations again.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE'
    AND OLD.at < now() - interval '30 days'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Events of the audit log cannot be changed or removed.' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_events_row" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_events_truncate" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
