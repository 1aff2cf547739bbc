-- Until now a photo alone made money due back. What nobody has confirmed is to be looked for first.
UPDATE "manual_payments" SET "status" = 'REFUND_TO_CHECK'
WHERE "status" = 'REFUND_DUE' AND "checked_at" IS NULL AND coalesce("amount_received_millimes", 0) = 0;
