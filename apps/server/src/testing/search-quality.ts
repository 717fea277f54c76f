import { readFile } from 'node:fs/promises'

/** A query and the products that a shopper in Nigeria would want for it: 3 is what they asked for, 1 is worth a look. */
export interface Judgement {
  readonly query: string
  readonly grades: Readonly<Record<string, number>>
}

/** The quality of a search over a judged set of queries. */
export interface SearchFigures {
  /** The mean normalised discounted cumulative gain of the first ten results; 1 is the ideal order. */
  readonly ndcg: number
  /** The mean share of the judged products among the first ten results. */
  readonly recall: number
  /** The share of queries without any result. */
  readonly empty: number
}

/** The result of one query. */
export interface JudgedQuery {
  readonly query: string
  readonly ndcg: number
  readonly found: readonly string[]
}

const folder = new URL('../../../../bench/search/', import.meta.url)
const cut = 10

/** Reads a file of `bench/search`. */
export async function readSearchFile<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Content
}

/**
 * Runs every judged query.
 *
 * @param search - returns the slugs of the first ten products
 */
export async function judgeSearch(
  judgements: readonly Judgement[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<{ figures: SearchFigures; queries: readonly JudgedQuery[] }> {
  const queries: JudgedQuery[] = []
  let recall = 0
  for (const { query, grades } of judgements) {
    const found = await search(query)
    const wanted = Object.keys(grades)
    recall += found.filter((slug) => slug in grades).length / Math.min(wanted.length, cut)
    const ideal = gain(Object.values(grades).toSorted((one, other) => other - one))
    queries.push({ query, found, ndcg: gain(found.map((slug) => grades[slug] ?? 0)) / ideal })
  }
  const share = (sum: number): number => sum / judgements.length
  return {
    figures: {
      ndcg: share(queries.reduce((sum, { ndcg }) => sum + ndcg, 0)),
      recall: share(recall),
      empty: share(queries.filter(({ found }) => found.length === 0).length),
    },
    queries,
  }
}

/** The discounted cumulative gain: each grade counts less the further down it is. */
function gain(grades: readonly number[]): number {
  return grades.slice(0, cut).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
