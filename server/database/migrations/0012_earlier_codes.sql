ALTER TABLE "earlier_proofs" ADD COLUMN "transfer_code" text;--> statement-breakpoint
CREATE INDEX "earlier_proofs_code" ON "earlier_proofs" USING btree ("transfer_code");