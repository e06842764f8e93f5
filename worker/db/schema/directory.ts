import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant, json } from "./columns.ts";

/** The database of a distributor's data; `primary` is the directory's own database. */
export const shard = sqliteTable("shard", {
  id: text("id").primaryKey(),
  url: text("url"),
  authToken: text("auth_token"),
});

export const distributor = sqliteTable("distributor", {
  id: text("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  status: text("status", { enum: ["accepted", "waiting", "suspended"] }).notNull(),
  shardId: text("shard_id")
    .notNull()
    .references(() => shard.id),
  createdAt: instant("created_at").notNull(),
});

/** Custom domains; `{slug}.{portal host}` needs no row. */
export const distributorDomain = sqliteTable("distributor_domain", {
  host: text("host").primaryKey(),
  distributorId: text("distributor_id")
    .notNull()
    .references(() => distributor.id),
});

export const municipality = sqliteTable(
  "municipality",
  {
    ibgeCode: text("ibge_code").primaryKey(),
    name: text("name").notNull(),
    state: text("state").notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    isCapital: flag("is_capital").notNull(),
  },
  (table) => [index("municipality_state").on(table.state, table.name)],
);

/** ANEEL B1 residential tariff of an electricity distributor, without taxes. */
export const tariff = sqliteTable("tariff", {
  utility: text("utility").primaryKey(),
  state: text("state").notNull(),
  validFrom: text("valid_from"),
  validUntil: text("valid_until"),
  tariffPerKwh: real("tariff_per_kwh").notNull(),
  fioBPerKwh: real("fio_b_per_kwh"),
});

/** Monthly mean irradiation in Wh/m² per day. */
export const irradiation = sqliteTable("irradiation", {
  ibgeCode: text("ibge_code").primaryKey(),
  horizontalWhM2Day: text("horizontal_wh_m2_day", { mode: "json" }).notNull(),
  tiltedWhM2Day: text("tilted_wh_m2_day", { mode: "json" }).notNull(),
  source: text("source").notNull(),
});

/** A satisfaction survey of the platform. */
export const research = sqliteTable("research", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  question: text("question").notNull(),
  /** Types of user in the survey. */
  audience: json("audience").notNull(),
  /** Lowest possible score: 0 or 1. */
  scaleStart: integer("scale_start").notNull(),
  /** Reasons offered to dissatisfied people. */
  reasons: json("reasons").notNull(),
  status: text("status", { enum: ["draft", "active", "closed"] }).notNull(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** One invitation to one person, with the answer and its follow-up. */
export const surveyAnswer = sqliteTable(
  "survey_answer",
  {
    id: text("id").primaryKey(),
    researchId: text("research_id")
      .notNull()
      .references(() => research.id),
    distributorId: text("distributor_id").notNull(),
    userId: text("user_id").notNull(),
    userType: text("user_type", { enum: ["admin", "staff", "integrator"] }).notNull(),
    askedAt: instant("asked_at").notNull(),
    postponedAt: instant("postponed_at"),
    answeredAt: instant("answered_at"),
    /** 0 to 10; -1 before the answer. */
    scoreValue: integer("score_value").notNull().default(-1),
    commentary: text("commentary"),
    positiveFeedback: text("positive_feedback"),
    negativeFeedback: text("negative_feedback"),
    /** State of the follow-up of a dissatisfied answer. */
    followUpState: text("follow_up_state", { enum: ["open", "inProgress", "done"] }),
    followUpOwnerId: text("follow_up_owner_id"),
    followUpNote: text("follow_up_note"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("survey_answer_person").on(table.distributorId, table.userId, table.askedAt),
    index("survey_answer_research").on(table.researchId, table.answeredAt),
    index("survey_answer_distributor").on(table.distributorId, table.answeredAt),
    index("survey_answer_follow_up").on(table.followUpState, table.answeredAt),
  ],
);
