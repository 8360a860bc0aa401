-- Suites and blueprints refer to each other; this half of the circle cannot be written in the table files.
ALTER TABLE "suites" ADD CONSTRAINT "suites_login_module_id_blueprints_id_fk" FOREIGN KEY ("login_module_id") REFERENCES "public"."blueprints"("id") ON DELETE restrict ON UPDATE no action;
