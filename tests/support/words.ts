/** Everything can be said in tests from the beginning; the page loads it with the table. */
import { loadGameWords } from '../../src/ui/messages/index.ts'

await loadGameWords()
