-- Written by hand: in the tables' own source the two would refer to each other, files to their owner's account and accounts to a file.
UPDATE "accounts" SET "avatar_file_id" = NULL WHERE "avatar_file_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "files" WHERE "files"."id" = "accounts"."avatar_file_id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_avatar_file_id_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
