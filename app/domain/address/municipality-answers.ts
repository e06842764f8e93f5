import { z } from "zod";

/** A municipality with its code at the IBGE. */
export interface Municipality {
  ibge: string;
  name: string;
}

const CODE = /^\d{7}$/;
const name = z.string().trim().min(1).max(80);

/** @source IBGE, API de localidades: `estados/{UF}/municipios` */
const StatisticsSchema = z.array(z.object({ id: z.coerce.string().regex(CODE), nome: name }));

/** @source BrasilAPI: `ibge/municipios/v1/{UF}` */
const SecondSchema = z.array(z.object({ codigo_ibge: z.coerce.string().regex(CODE), nome: name }));

/** The municipalities in an answer of the statistics service, or null when it has none. */
export function readStatistics(answer: unknown): Municipality[] | null {
  const parsed = StatisticsSchema.safeParse(answer);
  return parsed.success ? byName(parsed.data.map(({ id, nome }) => ({ ibge: id, name: nome }))) : null;
}

/** The municipalities in an answer of the second service, which may write them in capitals; null when it has none. */
export function readSecondService(answer: unknown): Municipality[] | null {
  const parsed = SecondSchema.safeParse(answer);
  if (!parsed.success) return null;
  return byName(parsed.data.map(({ codigo_ibge: ibge, nome }) => ({ ibge, name: withSmallLetters(nome) })));
}

function byName(found: Municipality[]): Municipality[] | null {
  if (found.length === 0) return null;
  return found.sort((one, other) => one.name.localeCompare(other.name, "pt-BR"));
}

const SMALL_WORDS = new Set(["da", "das", "de", "do", "dos", "e"]);

/** A name in capitals as people write it; any other is left alone.
 *  @example withSmallLetters("SÃO JOÃO D'ALIANÇA") // "São João d'Aliança" */
export function withSmallLetters(text: string): string {
  if (text !== text.toLocaleUpperCase("pt-BR")) return text;
  return text
    .toLocaleLowerCase("pt-BR")
    .replace(/[\p{L}]+/gu, (word, at: number) =>
      SMALL_WORDS.has(word) && at > 0 ? word : word.charAt(0).toLocaleUpperCase("pt-BR") + word.slice(1),
    )
    .replace(/(?<=\s)D(?=['’])/gu, "d");
}
