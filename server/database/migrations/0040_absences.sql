ALTER TABLE "days_off" ADD COLUMN "yearly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "proposed_times" jsonb;