ALTER TABLE `charge` ADD `due_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `charge` ADD `reminded_step` integer;--> statement-breakpoint
CREATE INDEX `charge_due` ON `charge` (`distributor_id`,`due_on`) WHERE status in ('pending', 'expired');--> statement-breakpoint
UPDATE `charge` SET `due_on` = coalesce(`instrument` ->> '$.dueDate', date(`expires_at`, '-3 hours'));