DROP INDEX `charge_due`;--> statement-breakpoint
CREATE INDEX `charge_due` ON `charge` (`distributor_id`,`due_on`) WHERE status in ('pending', 'expired', 'paid');