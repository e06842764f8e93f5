ALTER TABLE `session` DROP COLUMN `token_hash`;--> statement-breakpoint
ALTER TABLE `session` DROP COLUMN `access_key_hash`;--> statement-breakpoint
ALTER TABLE `role` DROP COLUMN `limits`;