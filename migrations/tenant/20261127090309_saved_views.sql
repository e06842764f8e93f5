CREATE TABLE `saved_view` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`list` text NOT NULL,
	`holder` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`owner_id` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_view_name` ON `saved_view` (`distributor_id`,`list`,`holder`,"name" collate nocase);