CREATE TABLE `data_version` (
	`distributor_id` text PRIMARY KEY NOT NULL,
	`settings` integer DEFAULT 0 NOT NULL,
	`selling` integer DEFAULT 0 NOT NULL,
	`offers` integer DEFAULT 0 NOT NULL,
	`stock` integer DEFAULT 0 NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`live` integer DEFAULT 0 NOT NULL
);
