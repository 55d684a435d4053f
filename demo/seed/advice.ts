/** One article before it has an author and a date. */
interface Advice {
  title: string;
  topic: string;
  summary: string;
  body: string[];
  picture: string;
}

/** Answers by staff to the commonest questions. */
export const advice: readonly Advice[] = [
  {
    title: 'What happens after your offer is accepted',
    topic: 'buying',
    summary: 'From a handshake to the keys: who does what, in which order, and where time goes.',
    body: [
      'Nothing is binding yet in England and Wales. The agent writes to both solicitors with the agreed price, and your solicitor asks the seller’s for the contract pack: title, plan, forms about the property and what is to be left behind.',
      'While the searches are out, your lender sends a valuer and you send a surveyor. These are different people with different questions: the valuer tells the bank what the house is worth to lend against, the surveyor tells you what is wrong with it.',
      'Most delays are unanswered questions. Ask your solicitor every week what is outstanding and whose answer it is, and reply to your own on the day they come. Contracts are exchanged when all of that is done, and only then is the date for the keys fixed.',
    ],
    picture: 'room-hallway-3',
  },
  {
    title: 'Ten questions to ask at a viewing',
    topic: 'buying',
    summary: 'A short list to keep in your pocket, and why each question earns its place.',
    body: [
      'Ask why they are moving and how long they have been here: the answers set the pace of everything after. Ask what they have had done to the roof, the boiler and the wiring, and whether there are papers for it.',
      'Turn on a tap upstairs. Open a window. Stand still for a minute and listen. Look at the ceilings under bathrooms and at the corners behind wardrobes. None of this is rude; it is what viewings are for.',
      'Ask what is included, where the boundary runs, who parks where, and what the neighbours are like. A seller must not mislead you, and the pause before an answer often tells you more than the answer.',
    ],
    picture: 'room-living-8',
  },
  {
    title: 'Which survey do you need?',
    topic: 'buying',
    summary: 'Three kinds of survey, from a traffic light to a full report, and which house needs which.',
    body: [
      'A condition report marks each part of the house green, amber or red and gives no advice. It suits a new or recently built home of ordinary materials.',
      'A home survey goes further: it explains what it finds, says what to do about it, and can include a valuation. For most houses of the last hundred years in fair order it is enough.',
      'A building survey is for everything else: listed buildings, thatch, timber frames, barns, or any house you mean to knock about. Speak to the surveyor before and after the visit. The conversation is worth as much as the report.',
    ],
    picture: 'house-cottage-7-autumn-golden',
  },
  {
    title: 'Freehold, leasehold and a share of the freehold',
    topic: 'buying',
    summary: 'What you own, for how long, and whom you pay for the rest.',
    body: [
      'A freeholder owns the building and the ground for good. A leaseholder owns the right to live there for the years left on the lease, and usually pays ground rent and a service charge to the freeholder.',
      'Count the years. A lease that grows short is dearer to extend and harder to mortgage, so ask for the exact term and the cost of extending before you offer, not after.',
      'With a share of the freehold the residents own the company that owns the building. You still have a lease, and you decide together what is repaired and what it costs.',
    ],
    picture: 'house-flats-5-spring-noon',
  },
  {
    title: 'Buying at auction for the first time',
    topic: 'buying',
    summary: 'The hammer is the exchange of contracts. Everything else must be done before it falls.',
    body: [
      'Read the legal pack with a solicitor before the day, not on the way home. It holds the title, the searches and any special conditions, and some of those say that the buyer pays the seller’s costs.',
      'When the hammer falls you have exchanged contracts. You pay the deposit there and then and must complete on the date in the conditions, usually within weeks. A mortgage that is only agreed in principle may not arrive in time.',
      'Set your limit, write it on your hand and stop there. The guide price tells you where bidding may begin, not where it will end.',
    ],
    picture: 'house-barn-4-summer-morning',
  },
  {
    title: 'Your first home: the order to do things in',
    topic: 'buying',
    summary: 'Money first, then streets, then houses. It is less romantic and it works.',
    body: [
      'Speak to a lender or broker before you look at anything. A decision in principle tells you what you can spend and tells a seller that you mean it.',
      'Then choose streets. Take the bus you would take, at the hour you would take it. Eat there on a Tuesday.',
      'Only then look at houses, three or four in a day at most. Write one line about each in the car. By the third weekend you will know what you are willing to give up, and that is when people buy well.',
    ],
    picture: 'house-townhouse-6-spring-morning',
  },
  {
    title: 'How to make an offer that is taken seriously',
    topic: 'buying',
    summary: 'The best offer is not always the highest. What sellers ask us before they say yes.',
    body: [
      'Put the offer in writing with your position: what you have sold, who lends to you, who your solicitor is, when you could move. A seller with two similar figures takes the buyer with fewer questions.',
      'Say what the figure includes and what it depends on. If it depends on a survey, say so at once; finding it out later costs goodwill you may need.',
      'Give a reason, briefly. People sell homes, not figures, and a sentence about why this one helps more often than buyers think.',
    ],
    picture: 'room-kitchen-11',
  },
  {
    title: 'Getting a house ready to be photographed',
    topic: 'selling',
    summary: 'An afternoon’s work that is worth more than a new kitchen.',
    body: [
      'Windows first: clean them inside and out, open the curtains fully and take whatever stands on the sill away. Light is what a photograph is made of.',
      'Clear each surface, then put one thing back. Coats, bins, magnets, shampoo and the dog’s bed go in the car for an hour.',
      'Outside, move the cars, coil the hose and sweep the path. The first picture is seen at the size of a stamp: a front door, a clean step and some sky are all it needs to say.',
    ],
    picture: 'room-living-22',
  },
  {
    title: 'How we arrive at an asking price',
    topic: 'selling',
    summary: 'Three figures, two walks round the block and one conversation.',
    body: [
      'We begin with what has sold, not with what is advertised: homes of the same kind within a few streets and a few months. Then we adjust for what you have and they did not.',
      'Next we ask who will buy it. A house that suits one kind of person very well sells for more, and more slowly, than a house that suits everybody.',
      'You will hear three figures from us: what it should fetch, what we would ask for it, and what we would do if nobody came in the first month. If an agent gives you only the highest, ask for the other two.',
    ],
    picture: 'house-georgian-9-summer-golden',
  },
  {
    title: 'What your solicitor will ask you for',
    topic: 'selling',
    summary: 'Find these before you sell and save yourself a month.',
    body: [
      'Every home for sale needs an energy performance certificate. Beyond it, look for guarantees for damp, timber and windows, building control certificates for anything built or knocked through, and papers for the boiler.',
      'If your home is leasehold, ask the managing agent early for the pack of accounts and insurance. It is often what everyone is waiting for.',
      'You will fill in forms about the property, its boundaries, its disputes and what you are leaving. Answer truthfully and completely: the answers are part of what the buyer relies on.',
    ],
    picture: 'room-study-6',
  },
  {
    title: 'Selling and buying at the same time',
    topic: 'selling',
    summary: 'How chains hold, why they break, and what you can do about yours.',
    body: [
      'A chain moves at the pace of its slowest link, and that is rarely the link you can see. Ask your agent to ring along it every week and tell you what each household is waiting for.',
      'Agree dates as early as you can and as loosely as you dare. A fortnight’s slack in the middle of a chain saves it more often than anything a solicitor can do.',
      'If you can bear to move twice, sell first and rent. You become the buyer that every seller wants.',
    ],
    picture: 'street-9',
  },
  {
    title: 'Should you stay at home during viewings?',
    topic: 'selling',
    summary: 'No. But there is one thing only you can do.',
    body: [
      'People look at cupboards, and at each other, and say what they think. They do none of that in front of the owner, and what they cannot say they cannot get over.',
      'Walk the dog. Leave the lights on, the heating at what you live with, and a list of the small things you love: where the sun is at breakfast, which tap is hot fastest.',
      'We will tell you what they said, all of it, the same day.',
    ],
    picture: 'garden-14',
  },
  {
    title: 'Letting your home for the first time',
    topic: 'letting',
    summary: 'Permissions, safety, deposits: the short list that keeps landlords out of trouble.',
    body: [
      'Ask first: your lender, your insurer, and your freeholder if you have one. Letting without their consent can cost you more than the rent.',
      'Gas appliances must be checked every year by a registered engineer and the wiring regularly by a qualified person. Smoke alarms belong on every floor, and carbon monoxide alarms where something burns. Keep every paper.',
      'A tenant’s deposit goes into a government-approved scheme within the time the law allows, with the prescribed information. An inventory with photographs, agreed by both sides on the first day, settles most arguments on the last.',
    ],
    picture: 'room-bedroom-17',
  },
  {
    title: 'Finding tenants who stay',
    topic: 'letting',
    summary: 'A good let begins with a repair.',
    body: [
      'Mend what you would not live with. Tenants who find a dripping tap on the first day expect the next four years to be like it.',
      'Choose the people, not the highest bid. References, a conversation and an honest account of the boiler find you someone who will ring when something leaks rather than when it has come through the ceiling.',
      'Answer quickly, visit twice a year, and raise the rent by a little rather than by a lot. An empty month costs more than most increases bring in.',
    ],
    picture: 'house-victorian-13-autumn-overcast',
  },
  {
    title: 'Pets in rented homes',
    topic: 'letting',
    summary: 'Why more landlords say yes than used to, and how to agree it fairly.',
    body: [
      'People with animals look for longer and stay for longer. Many of our landlords have found that the wear is less than they feared and the loyalty greater.',
      'Agree it in writing: which animal, how many, who repairs what. A deposit is capped by law, so talk about cleaning and damage before the day, not after it.',
      'If the building has a lease of its own, read what it says about animals before you say yes.',
    ],
    picture: 'garden-21',
  },
  {
    title: 'Moving out: how to get your deposit back',
    topic: 'renting',
    summary: 'Clean, photograph, hand back the keys, and keep the inventory in your other hand.',
    body: [
      'Go through the inventory room by room a fortnight before you leave. Put back what moved, mend what you broke, and photograph everything in daylight.',
      'Fair wear and tear is yours for free: a carpet that has been walked on for three years is a carpet that has been walked on for three years.',
      'If you cannot agree, the deposit scheme decides for nothing on the papers it is sent. The side with dated photographs usually wins.',
    ],
    picture: 'room-bathroom-9',
  },
  {
    title: 'What a letting agent may charge you',
    topic: 'renting',
    summary: 'Very little. The list is short and the law keeps it so.',
    body: [
      'In England the Tenant Fees Act 2019 says which payments a tenant can be asked for: rent, a capped deposit, a capped holding deposit, and a handful of costs that you cause yourself, such as a lost key.',
      'Everything else, from references to inventories, is for the landlord to pay. Wales and Scotland have rules of their own that are just as strict.',
      'If you are asked for something that is not on the list, ask which part of the law allows it. You are entitled to an answer.',
    ],
    picture: 'room-hallway-12',
  },
  {
    title: 'Sharing a house as students',
    topic: 'renting',
    summary: 'Read one word before you sign: jointly.',
    body: [
      'A joint tenancy makes each of you answerable for the whole rent. If one of you leaves, the rest owe their share. Individual contracts cost a little more and save friendships.',
      'Rents for shared houses are often quoted for each person and week. Multiply by fifty-two and divide by twelve before you compare one with a monthly figure.',
      'Take your own inventory on the first evening, together, with the lights on.',
    ],
    picture: 'house-victorian-22-autumn-dusk',
  },
  {
    title: 'A week before you move',
    topic: 'moving',
    summary: 'One page to pin on the door of the fridge.',
    body: [
      'Meters: photograph them on the way out and on the way in. Post: set up redirection. Council, bank, doctor, car, vote: tell them all in one evening.',
      'Pack one box last and open it first: kettle, mugs, screwdriver, light bulbs, toilet paper, chargers, the deeds to nothing and the biscuits for everybody.',
      'Label boxes by the room they are going to, on two sides, in thick pen. You will thank yourself at nine in the evening.',
    ],
    picture: 'room-kitchen-27',
  },
  {
    title: 'Moving with children, or with a cat',
    topic: 'moving',
    summary: 'Both like to know where they will sleep.',
    body: [
      'Show children the house before the boxes are packed, and let them choose something that is really theirs to choose: a wall, a lamp, which bed goes under the window.',
      'Set up their rooms first on the day. A made bed at six o’clock does more than any speech.',
      'Keep a cat in one room with its own things for a few days, then give it the house, and only then the garden. It will tell you when.',
    ],
    picture: 'room-bedroom-31',
  },
  {
    title: 'Making an old house warmer',
    topic: 'homes',
    summary: 'In this order: stop the draughts, fill the loft, mend the windows. Then think about the boiler.',
    body: [
      'Draughts are cheapest to stop and most noticed when they are gone. Chimneys, letterboxes, floorboards and loft hatches are where to begin; leave the vents that stop damp.',
      'A deep, even layer in the loft pays for itself soonest. Old solid walls need to breathe, so take advice before you wrap them, and ask about consent if the house is listed.',
      'Sash windows can be overhauled, sealed and given a second pane inside. Most need a joiner, not a skip.',
    ],
    picture: 'house-villa-8-winter-morning',
  },
  {
    title: 'Living in a listed building',
    topic: 'homes',
    summary: 'You may do more than you think. You must ask first.',
    body: [
      'Listing covers the whole building, inside and out, and often what stands in its grounds. Work that affects its character needs consent, and doing it without is an offence, also for the next owner who inherits it.',
      'Ask the conservation officer before you draw anything. They would rather say how than no.',
      'When you buy, ask for the consents for everything that looks newer than the house.',
    ],
    picture: 'house-rectory-5-summer-noon',
  },
  {
    title: 'Reading an energy certificate',
    topic: 'homes',
    summary: 'Two numbers, one letter, and a list of what to do in order of cost.',
    body: [
      'The certificate gives the home points up to a hundred and a letter from A to G, once as it is and once as it could be. The gap between the two is the interesting part.',
      'The list below it says what would close the gap, roughly what that costs and roughly what it saves. It is drawn up from what the assessor could see, so ask about what they could not.',
      'A certificate lasts ten years. If work has been done since, the home may be better than its letter.',
    ],
    picture: 'house-newbuild-12-spring-noon',
  },
  {
    title: 'Buying land: what the plan does not show',
    topic: 'homes',
    summary: 'Access, water, paths and what the neighbours remember.',
    body: [
      'Walk the boundary with the plan in your hand and somebody who knows it. Hedges move. So do gates.',
      'Ask how one gets in: an access that has always been used is not always a right. Ask about water, drainage and who maintains the track.',
      'Footpaths, schemes and grazing agreements come with the land. So does overage, a share of any future gain that a former owner has kept for themselves. Your solicitor will look for it; ask anyway.',
    ],
    picture: 'house-farmland-6-summer-golden',
  },
];
