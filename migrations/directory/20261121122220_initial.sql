CREATE TABLE `distributor` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`shard_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`shard_id`) REFERENCES `shard`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `distributor_slug_unique` ON `distributor` (`slug`);--> statement-breakpoint
CREATE TABLE `distributor_domain` (
	`host` text PRIMARY KEY NOT NULL,
	`distributor_id` text NOT NULL,
	FOREIGN KEY (`distributor_id`) REFERENCES `distributor`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `irradiation` (
	`ibge_code` text PRIMARY KEY NOT NULL,
	`horizontal_wh_m2_day` text NOT NULL,
	`tilted_wh_m2_day` text NOT NULL,
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `municipality` (
	`ibge_code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`is_capital` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `municipality_state` ON `municipality` (`state`,`name`);--> statement-breakpoint
CREATE TABLE `platform_rate_limit` (
	`key` text PRIMARY KEY NOT NULL,
	`window_started_at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `platform_session` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`access_key_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `platform_user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `platform_session_token_hash_unique` ON `platform_session` (`token_hash`);--> statement-breakpoint
CREATE TABLE `platform_user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`surname` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`blocked` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `platform_user_email_unique` ON `platform_user` (`email`);--> statement-breakpoint
CREATE TABLE `shard` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text,
	`auth_token` text
);
--> statement-breakpoint
CREATE TABLE `tariff` (
	`utility` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`valid_from` text,
	`valid_until` text,
	`tariff_per_kwh` real NOT NULL,
	`fio_b_per_kwh` real
);
