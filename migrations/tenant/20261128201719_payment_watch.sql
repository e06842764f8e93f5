CREATE TABLE `payment_comparison` (
	`distributor_id` text NOT NULL,
	`day` text NOT NULL,
	`provider` text NOT NULL,
	`attempts` integer NOT NULL,
	`attempted_at` text NOT NULL,
	`compared_at` text,
	`compared` integer DEFAULT 0 NOT NULL,
	`differences` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`distributor_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `request_awaited` ON `request` (`distributor_id`,`id`) WHERE type = 'order' and payment_status = 'requested' and deleted_at is null;