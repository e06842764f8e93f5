import * as z from "zod";

/** A municipality with its IBGE code. */
export interface Municipality {
  ibge: string;
  name: string;
}

const CODE = /^\d{7}$/;
const name = z.string().trim().min(1).max(80);

/** Answer of the IBGE.
 *  @source IBGE, API de localidades: `estados/{UF}/municipios` */
const StatisticsSchema = z.array(z.object({ id: z.coerce.string().regex(CODE), nome: name }));

/** Answer of BrasilAPI.
 *  @source BrasilAPI: `ibge/municipios/v1/{UF}` */
const SecondSchema = z.array(z.object({ codigo_ibge: z.coerce.string().regex(CODE), nome: name }));

/** The municipalities in an answer of the IBGE; null without any. */
export function readStatistics(answer: unknown): Municipality[] | null {
  const parsed = StatisticsSchema.safeParse(answer);
  return parsed.success ? byName(parsed.data.map(({ id, nome }) => ({ ibge: id, name: nome }))) : null;
}

/** The municipalities in an answer of BrasilAPI, which may be in capitals; null without any. */
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

/** A name in capitals in normal spelling; other names are left unchanged.
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
