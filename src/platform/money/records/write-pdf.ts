import type { Readable } from 'node:stream';
import Pdf from 'pdfkit';
import { decimalAmount } from '#domain/decimal-text.ts';
import { intlLanguage } from '#domain/intl-language.ts';
import { minorDigits } from '#domain/minor-digits.ts';
import { PdfWriter } from './pdf-writer.ts';
import { type Cell, momentText, type Sheet } from '../../base/sheets/sheet.ts';

/** A4 across, in points. */
const PAGE = { width: 841.89, height: 595.28, margin: 40 };
const ROW_HEIGHT = 19;
const SIZE = 9;
const GAP = 8;
const INNER = PAGE.width - 2 * PAGE.margin;

type Doc = InstanceType<typeof Pdf>;

/** What the pages of one table are drawn with. */
interface Table {
  doc: Doc;
  pen: PdfWriter;
  sheet: Sheet;
  /** Of the next row's top. */
  y: number;
  page: number;
}

/**
 * Writes a table as PDF. Pages leave as they are made, no faster than the reader takes them; a fault
 * on the way ends the stream.
 */
export const writePdf = (sheet: Sheet): Readable => {
  const doc = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: sheet.title, Author: sheet.issuer },
    lang: sheet.language,
  });
  const stream = doc as unknown as Readable;
  void drawSheet(doc, sheet).then(
    () => doc.end(),
    (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return stream;
};

const drawSheet = async (doc: Doc, sheet: Sheet): Promise<void> => {
  const table: Table = { doc, pen: new PdfWriter(doc), sheet, y: 0, page: 0 };
  const { issuer, title, facts, columns, pageWord } = sheet;
  await table.pen.prepare([
    issuer,
    title,
    pageWord,
    '0',
    ...columns.map(({ label }) => label),
    ...facts.flatMap(({ label, value }) => [label, textOf(value, sheet)]),
  ]);
  addPage(table);
  drawFacts(table);
  drawHead(table);
  for await (const rows of sheet.rows) {
    const texts = rows.map((row) => row.map((cell) => textOf(cell, sheet)));
    await table.pen.prepare(new Set(texts.flat()));
    for (const row of texts) drawRow(table, row);
  }
};

const addPage = (table: Table): void => {
  const { doc, pen, sheet } = table;
  doc.addPage();
  table.page += 1;
  const bottom = PAGE.height - PAGE.margin + 12;
  const line = { x: PAGE.margin, baseline: bottom, width: INNER, size: 8 };
  pen.write(`${sheet.issuer} · ${sheet.title}`, line);
  pen.write(`${sheet.pageWord} ${table.page}`, { ...line, align: 'end' });
  table.y = PAGE.margin;
};

const drawFacts = (table: Table): void => {
  const { pen, sheet } = table;
  const at = { x: PAGE.margin, width: INNER };
  pen.write(sheet.issuer, { ...at, baseline: table.y + 14, size: 11 });
  pen.write(sheet.title, { ...at, baseline: table.y + 42, size: 18 });
  table.y += 62;
  const width = INNER / 4;
  sheet.facts.forEach(({ label, value }, index) => {
    const x = PAGE.margin + (index % 4) * width;
    const y = table.y + Math.floor(index / 4) * 36;
    pen.write(label, { x, baseline: y + 10, width: width - GAP, size: 8 });
    pen.write(textOf(value, sheet), { x, baseline: y + 23, width: width - GAP, size: 10 });
  });
  table.y += Math.ceil(sheet.facts.length / 4) * 36 + 6;
};

const drawHead = (table: Table): void => {
  drawCells(
    table,
    table.sheet.columns.map(({ label }) => label),
  );
  rule(table, 1);
};

const drawRow = (table: Table, texts: string[]): void => {
  if (table.y + ROW_HEIGHT > PAGE.height - PAGE.margin) {
    addPage(table);
    drawHead(table);
  }
  drawCells(table, texts);
  rule(table, 0.25);
};

const drawCells = (table: Table, texts: string[]): void => {
  const { pen, sheet } = table;
  let x = PAGE.margin;
  sheet.columns.forEach(({ share, isAmount }, index) => {
    const width = (INNER * share) / 100;
    pen.write(texts[index] ?? '', {
      x,
      baseline: table.y + 13,
      width: width - (isAmount ? 2 * GAP : GAP),
      size: SIZE,
      align: isAmount ? 'end' : 'start',
    });
    x += width;
  });
  table.y += ROW_HEIGHT;
};

const rule = ({ doc, y }: Table, thickness: number): void => {
  doc
    .lineWidth(thickness)
    .strokeColor('#8a8f98')
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.margin + INNER, y)
    .stroke();
};

const textOf = (cell: Cell, { currency, language, timeZone }: Sheet): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if ('at' in cell) return momentText(cell.at, timeZone);
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(intlLanguage(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  }).format(decimalAmount(cell.minor, currency));
};
