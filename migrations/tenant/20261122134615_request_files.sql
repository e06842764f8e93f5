ALTER TABLE `request_file` ADD `is_asked` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `request_file` SET `is_asked` = 1 WHERE `file_id` = (
	SELECT `content` ->> '$.checkoutFile' FROM `request_version`
	WHERE `request_version`.`distributor_id` = `request_file`.`distributor_id` AND `request_version`.`request_id` = `request_file`.`request_id`
		AND `content` ->> '$.checkoutFile' IS NOT NULL
	ORDER BY `version` DESC LIMIT 1
);
