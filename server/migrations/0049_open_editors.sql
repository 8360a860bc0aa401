CREATE TABLE "open_editors" (
	"blueprint_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_editors_blueprint_id_user_id_pk" PRIMARY KEY("blueprint_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "open_editors" ADD CONSTRAINT "open_editors_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_editors" ADD CONSTRAINT "open_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;