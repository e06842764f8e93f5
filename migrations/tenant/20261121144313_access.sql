DROP INDEX `session_token`;--> statement-breakpoint
DELETE FROM `session`;--> statement-breakpoint
CREATE TABLE `account_token` (
	`distributor_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`payload` text DEFAULT '{}' NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	PRIMARY KEY(`distributor_id`, `token_hash`)
);
--> statement-breakpoint
CREATE INDEX `account_token_user` ON `account_token` (`distributor_id`,`user_id`,`kind`);--> statement-breakpoint
CREATE TABLE `consent` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`document_id` text NOT NULL,
	`document_version` integer NOT NULL,
	`accepted_at` text NOT NULL,
	`address` text NOT NULL,
	`user_agent` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `consent_user` ON `consent` (`distributor_id`,`user_id`,`accepted_at`);--> statement-breakpoint
CREATE TABLE `privacy_request` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`closed_at` text,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `privacy_request_pending` ON `privacy_request` (`distributor_id`,`user_id`,`kind`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `privacy_request_due` ON `privacy_request` (`distributor_id`,`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `second_factor` (
	`distributor_id` text NOT NULL,
	`user_id` text NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`recovery_codes` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `session_token` (
	`distributor_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`session_id` text NOT NULL,
	`access_key_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`refresh_hash` text,
	`refresh_expires_at` text,
	`refreshed_at` text,
	PRIMARY KEY(`distributor_id`, `token_hash`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_refresh` ON `session_token` (`distributor_id`,`refresh_hash`);--> statement-breakpoint
CREATE INDEX `session_token_session` ON `session_token` (`distributor_id`,`session_id`);--> statement-breakpoint
CREATE INDEX `session_token_age` ON `session_token` (`distributor_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `terms_document` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`active` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `terms_document_version` ON `terms_document` (`distributor_id`,`kind`,`version`);--> statement-breakpoint
CREATE TABLE `email_outbox` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL,
	`sent_at` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL,
	`failure` text,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `email_outbox_due` ON `email_outbox` (`distributor_id`,`sent_at`,`next_attempt_at`);--> statement-breakpoint
ALTER TABLE `integrator` ADD `trade_name` text;--> statement-breakpoint
ALTER TABLE `integrator` ADD `refusal_reason` text;--> statement-breakpoint
ALTER TABLE `integrator` ADD `decided_at` text;--> statement-breakpoint
ALTER TABLE `integrator` ADD `decided_by` text;--> statement-breakpoint
ALTER TABLE `integrator` ADD `company_permissions` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `integrator` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `integrator` ADD `updated_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `integrator_cnpj` ON `integrator` (`distributor_id`,`cnpj`) WHERE status <> 'disable';--> statement-breakpoint
CREATE INDEX `integrator_status` ON `integrator` (`distributor_id`,`status`,`created_at`);--> statement-breakpoint
ALTER TABLE `role` ADD `content` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `role` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `role` ADD `updated_at` text;--> statement-breakpoint
ALTER TABLE `session` ADD `last_seen_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `revoked_reason` text;--> statement-breakpoint
ALTER TABLE `session` ADD `user_agent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `preview_role_id` text;--> statement-breakpoint
ALTER TABLE `session` ADD `masquerade` text;--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`distributor_id`,`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `user` ADD `email_verified_at` text;--> statement-breakpoint
ALTER TABLE `user` ADD `telephone` text;--> statement-breakpoint
ALTER TABLE `user` ADD `cpf` text;--> statement-breakpoint
ALTER TABLE `user` ADD `password_changed_at` text;--> statement-breakpoint
ALTER TABLE `user` ADD `preferences` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `reload_at` text;--> statement-breakpoint
ALTER TABLE `user` ADD `erased_at` text;--> statement-breakpoint
ALTER TABLE `user` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `updated_at` text;--> statement-breakpoint
CREATE INDEX `user_role` ON `user` (`distributor_id`,`role_id`);--> statement-breakpoint
CREATE INDEX `user_integrator` ON `user` (`distributor_id`,`integrator_id`);--> statement-breakpoint
ALTER TABLE `audit_log` ADD `actor_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `operator_id` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `operator_name` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit_log` (`distributor_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_event` ON `audit_log` (`distributor_id`,`event`,`at`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_log` (`distributor_id`,`actor_id`,`at`);--> statement-breakpoint
UPDATE `user` SET `email_verified_at` = `created_at`;
