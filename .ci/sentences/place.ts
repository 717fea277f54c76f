/** One place of the product and what the specification has it say. `{…}` stands for what is put in at run time. */
export interface Place {
  /** As the specification calls it. */
  readonly where: string
  /** The stories or tests that look at it there. */
  readonly lookedAtIn: string
  /** Written in one source alone. */
  readonly sentences?: readonly string[]
  /** Of buttons, links, fields and sections: short words that several places may need. */
  readonly names?: readonly string[]
  /** Put together from data at run time, so that no source writes it. */
  readonly composed?: readonly string[]
}
