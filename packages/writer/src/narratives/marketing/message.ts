import type { Chapter } from '../narrative.ts'

export const message: Chapter = {
  name: 'The message',
  question: 'what we promise, and why they believe it',
  beats: [
    {
      id: 'positioning',
      rank: 3,
      eyebrow: 'Positioning',
      form: 'list',
      titles: [
        'One sentence that says what {subject} {is|are} for',
        'One sentence that says what {short} {is|are} for',
        'One sentence that says what it is for',
      ],
      points: [
        ['For: {customers} who …', 'For: those who …'],
        ['It is: {one}, and not …', 'It is: [the sort of thing], and not …'],
        'That gives: the one result they care about',
        'Because: the reason that can be checked',
      ],
      notes: 'Read the four lines as one sentence. Cut every word that a rival could also use.',
      picture: 'lighthouse principle guide',
      takes: ['position', 'brand', 'unique', 'usp', 'value'],
    },
    {
      id: 'messages',
      rank: 4,
      eyebrow: 'Messages',
      form: 'cards',
      titles: ['Three messages that carry {short}', 'Three messages that carry the campaign'],
      points: [
        'Head: the fact that makes it sensible, with its source',
        'Heart: the feeling of the first day with it',
        'Hand: the one thing to do now, in five words',
      ],
      notes:
        'Write each as it would stand on a poster. Use one a channel, never all three at once.',
      picture: 'innovation people community',
      takes: ['message', 'slogan', 'claim', 'promise', 'story', 'tone'],
    },
    {
      id: 'proof',
      rank: 9,
      eyebrow: 'Proof',
      form: 'list',
      titles: ['Why {customers} should believe us', 'Why anybody should believe us'],
      points: [
        ['Show it: {proof}', 'Show it: one case before and after'],
        'Let others say it: [name], who uses it already',
        'Make it safe: trial, guarantee or return',
      ],
      notes: 'Use only praise that you have permission to quote.',
      picture: 'test experiment safety',
      takes: ['proof', 'review', 'testimonial', 'evidence', 'grew', 'sold'],
    },
    {
      id: 'look',
      rank: 13,
      eyebrow: 'Look and voice',
      form: 'list',
      titles: [
        '{Short} {has|have} a face and a voice of {its|their} own',
        'A face and a voice that people recognise',
      ],
      points: [
        ['Picture: {scene}', 'Picture: one ordinary day'],
        'Voice: like a friend who knows the subject',
        'Always: one colour, one typeface, one promise',
        'Never: [the word or image that would ring false]',
      ],
      notes:
        'Lay the last five pieces side by side. If the logo were covered, would anybody know who sent them?',
      picture: 'space balloon nature',
      takes: ['design', 'look', 'voice', 'visual', 'creative', 'tone'],
    },
    {
      id: 'offer',
      rank: 12,
      eyebrow: 'The offer',
      form: 'sides',
      titles: ['An offer that is easy to try and easy to keep'],
      points: [
        'Easy to try:',
        'A first step that costs almost nothing',
        'No form longer than three lines',
        'A result on the same day',
        'Easy to keep:',
        ['A fair {price}', 'A fair price'],
        'A reason to return every month',
        'Somebody who answers',
      ],
      notes: 'Check the offer with the numbers: how many first steps pay for one loyal customer?',
      picture: 'product business market',
      takes: ['offer', 'price', 'pricing', 'discount', 'promotion'],
    },
  ],
}
