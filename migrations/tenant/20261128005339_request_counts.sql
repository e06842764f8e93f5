CREATE TABLE `request_count` (
	`distributor_id` text NOT NULL,
	`type` text NOT NULL,
	`integrator_id` text NOT NULL,
	`deal_status_id` text NOT NULL,
	`purchase_type` text NOT NULL,
	`count` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`total_power_w` integer NOT NULL,
	PRIMARY KEY(`distributor_id`, `type`, `integrator_id`, `deal_status_id`, `purchase_type`)
);
--> statement-breakpoint
ALTER TABLE `request` ADD `search_key` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `request_search` ON `request` (`search_key`);--> statement-breakpoint
CREATE INDEX `request_status` ON `request` (`distributor_id`,`type`,`deal_status_id`,`deleted_at`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `request_total` ON `request` (`distributor_id`,`type`,`deleted_at`,`total_cents`,`id`);