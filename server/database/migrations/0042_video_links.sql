ALTER TABLE "therapists" ADD COLUMN "video_link" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "video_link" text;