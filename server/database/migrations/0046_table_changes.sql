-- Each process hears the name of a table that was written to, once a transaction is committed, and renders anew what it had
-- made from it (server/pages/follow-changes.ts). Told once a transaction and table, however many rows.
CREATE FUNCTION "tell_table_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('table_changes', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Of accounts what pages show: people sign up and in all day.
CREATE TRIGGER "accounts_told" AFTER UPDATE OF "user_name", "first_name", "last_name", "avatar_file_id", "role_id", "access", "state", "suspended_until"
  OR DELETE OR TRUNCATE ON "accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "blog_categories_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_categories"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "blog_votes_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_votes"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "blog_words_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_words"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "blogs_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blogs"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "categories_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "comments_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "comments"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "days_off_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "days_off"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "files_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "files"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "reservations_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reservations"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "schedules_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "schedules"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "services_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "settings_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "therapists_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "therapists"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
--> statement-breakpoint
CREATE TRIGGER "threads_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "threads"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_table_change"();
