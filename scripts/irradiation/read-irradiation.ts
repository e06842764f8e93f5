/** Monthly irradiation of one municipality, January first, in Wh/m² per day. */
export interface MunicipalIrradiation {
  ibgeCode: string;
  horizontalWhM2Day: readonly number[];
  tiltedWhM2Day: readonly number[];
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** Plausible daily sums in Brazil; other values are in another unit. */
const LOWEST_WH = 1_000;
const HIGHEST_WH = 10_000;

/** Reads a CSV with the columns `ibge_code`, `ghi_jan` … `ghi_dec` and `tilt_jan` … `tilt_dec`, with decimal
 *  points, in any order and with further columns.
 *  @throws Error naming the first invalid line */
export function readIrradiation(csv: string): MunicipalIrradiation[] {
  const [header = "", ...lines] = csv.replace(/^\uFEFF/, "").split(/\r?\n/);
  const columns = header.split(",").map((name) => name.trim());
  const place = (name: string) => {
    const index = columns.indexOf(name);
    if (index === -1) throw new Error(`The column ${name} is missing`);
    return index;
  };
  const code = place("ibge_code");
  const horizontal = MONTHS.map((month) => place(`ghi_${month}`));
  const tilted = MONTHS.map((month) => place(`tilt_${month}`));
  return lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    const cells = line.split(",");
    const where = `Line ${index + 2}`;
    const ibgeCode = cells[code]?.trim() ?? "";
    if (!/^\d{7}$/.test(ibgeCode)) throw new Error(`${where}: ibge_code has to be seven digits`);
    const read = (places: readonly number[]) => places.map((at) => readDailySum(cells[at], where));
    return [{ ibgeCode, horizontalWhM2Day: read(horizontal), tiltedWhM2Day: read(tilted) }];
  });
}

function readDailySum(text: string | undefined, where: string): number {
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  if (!(value >= LOWEST_WH && value <= HIGHEST_WH)) {
    throw new Error(`${where}: ${text ?? "nothing"} is no daily sum in Wh/m²`);
  }
  return value;
}
