ALTER TABLE "blogs" drop column "search";--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('french'::regconfig, left(search_text, length(regexp_replace(title, '[œŒæÆ]', 'xx', 'g')))), 'A') || to_tsvector('french'::regconfig, search_text)) STORED;--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("search");
