import { exampleId, exampleTime } from "./examples.ts"
import { byHand, resourceOf } from "./resource.ts"

export const journalResource = resourceOf(byHand, {
  plural: "journals",
  area: "journals",
  topic: { name: "journals", told: "lastChange" },
  series: [{ kind: "Journal", format: "J-{n}", from: 1, place: 3 }],
  find: { place: 8, label: ["journalNumber"], begins: ["journalNumber"] },
  events: {
    place: 4,
    group: "Journals",
    tags: { JournalPosted: "a journal is posted" },
    example: {
      id: exampleId(4),
      journalNumber: "J-1001",
      journalType: "Invoice",
      posted: true,
      postedDate: exampleTime,
    },
  },
})
