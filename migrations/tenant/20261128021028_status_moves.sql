ALTER TABLE `deal_status` ADD `next_status_ids` text;--> statement-breakpoint
ALTER TABLE `deal_status` ADD `message` text DEFAULT '' NOT NULL;