CREATE TABLE `tag` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`parent_type` text NOT NULL,
	`name` text NOT NULL,
	`color` text NOT NULL,
	`order` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `tag_list` ON `tag` (`distributor_id`,`parent_type`,`order`);--> statement-breakpoint
CREATE TABLE `tag_item` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`tag_id` text NOT NULL,
	`parent_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `parent_id`, `tag_id`),
	FOREIGN KEY (`distributor_id`,`tag_id`) REFERENCES `tag`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tag_item_tag` ON `tag_item` (`distributor_id`,`tag_id`,`parent_id`);