/** The sign of a step that is understood. It has not passed yet, so its sign looks like no result. */
export { BookOpen as UnderstoodIcon } from 'lucide-react';
