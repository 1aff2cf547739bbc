DROP INDEX "accounts_email_unique";--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree ("email") WHERE email is not null and not is_temporary and (email_confirmed or password_hash is not null);