DROP TABLE `webhook_event`;--> statement-breakpoint
ALTER TABLE `charge` DROP COLUMN `br_code`;