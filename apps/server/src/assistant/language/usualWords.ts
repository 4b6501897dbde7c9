/** Usual words that differ by a letter or two from a name of the search, and are meant as they are. */
const words = new Set(
  `belly bellies sucks sucked unicorn unicorns dinosaur dinosaurs plain back round against shame gras stain stains stained hood hoods pocket pockets zipper zippers button buttons collar collars sleeve sleeves lining strap straps heel sole soles laces seam seams pleat pleats able aches actor anger angle bands bank banks bark bars base bath bats bead beads bean beans bear beard bears beat beats bees bell bells bend bent best bets bike bikes bill bird birds bite
  blow board boat boats body bone bones book books boost booth born boss both bowl bowls box boxes boys brand bread break brick bride bring brook brother brow bugs bulb bulk bull bump bunk burn
  bush bust cable cabs cage cake cakes call calls calm came camp cane cans caps captain car card cards care cargo cars carts case cash cast cat cats cave cell chair chairs charm chart cheap check
  cheek cheese chess chest chess chick chin chip chips choir chose city clap class clay clean clear clever click climb clock clocks close closed clothing cloud club coach coal coast code coin coins
  cold comb comic cook cooks copy corn cost costs couch count court cover cow cows crab crash crew crib cribs crop cross crowd crown cup cups curl cute dance dare dark dart data date dead deal dear
  debt deck deep deer desk desks dice diet dirt dish dishes disk dive doctor dog dogs doll dolls door doors dose drain draw dream drill drink drive drop drug drum drums duck dust each earn ears earth
  east easy eats edge eggs else even ever exam eyes face fact fail fake fan fans farm fast fat fear feed feet felt fight file fill film fine fire fish fist five flag flash flat floor flow flowers
  fly foam fold folk food fool force fork forks form foul four frame fresh fridge friend frog front frost fruit fuel game games gang gate gaze gear ghost gift gifts goal goals goat goats gold golf grass
  grill grow guest guide guitar hair half hall hand hands hang hard harm hats hate head heal heap hear heart heat help herb hero hide high hill hire hits hold hole holes home homes honey hook hope
  horn horse horses host hotel hour house houses huge hunt hurt idea inch iron island jam jazz join joke joy judge juice jump jury keys kick kids kill kind king kiss kite knee knife lace
  ladder lake lamp lamps land lane laptop large laser late laugh lawn lead leaf lean left legs lend lens less life lift light lights line lines link lion list live loan lock logo long look
  loop lord lose loss lost loud love lover loves luck lunch lung made maid mail main make male mall mark mask mass mate math meal meals meat media meet melt menu mess metal meter mice might
  mile milk mind mine miss mode money month moon more most motor mouse mouth move movie much music nail nails name near neck nest next nice night nine none noon north nose note number nurse ocean
  oils oven over pack pace page paid pain paint pair pale palm pan pans paper park parks part pass past path pays peace pear pen pencil pens people pet pets phone phones photo piano pick pie pies
  pig pile pill pills pin pine pipe pizza place plan plane planes plant plants plate plates play plot plus poem poet point pole pool poor pork port post pot pots pour power press price pride
  print prize pull pulp punch puppy race radio rail rare rate read real rent rest rice rich ride ring rings ripe rise risk river road roast rock rocks rode role roll roof room rooms root roots rope
  rough round row rude rule rules run rush safe sail salad sale salt same sand sandy sauce save scale scan scar scare scene score seat seats seed self sell send sense ship ships shop shops shore short
  shot shots shout show shower shut sick side sign silent sing sink site skin sky slim slow smart smell smile smoke snack snake soap soccer social sofa soft soil sold some song songs sons soon sort soul
  sound soup south space spark speak speed spell spend spice spin spoon sports spot stage stair stamp stand star stars start state stay steak steal steam steel stem step steps stick still
  stock stone stop store stories storm story stove straw street strip strong study stuff style sugar sun sure surf sweat sweet swing table tables tail tale talk tall tank tape task taste taxi tea teach
  team tear tears tech teeth tell tent tents term test text thin thing think third thread ties tile time times tired toast today toe toes tone tools tooth topic toss tour towel towels tower town toy
  toys track trade trail train trains trap trash travel tray treat tree trees trick trip truck true trunk trust truth tube tune turn twin type ugly uncle unit van vans vase vest vets view village voice
  vote wage wait wake walk wall walls war ward wash waste watch water wave weak weapon wear week west wheel whole wide wild will wind wine wing wire wise wish wolf wood word world worm wrap write yard
  year young zone shifts shift coastal boast roast hears heals wheels peels feels deals meals seals steels knees panes planet pets pats puts pots capes cape tapes rocket pocket jackpot basket bracket ticket tickets packet
  pockets buckets socket sockets lockers locker dresser dressers dressed dressing skip skips sketch hatch batch watches belts bolts bells bills shorter shirtless hoods booths boos boats moods moats toads shows
  shores chores choose chose lose loose goose noose moose gloved glover lovers clover cover covers shaft shark shell shells shelf shelves silver spring sprint stripes pant tights tight fights nights lights rights
  trans minute minutes park valley hill hills heights beach district portal point bayview avenue center central mission bridge square
  tests added built single parse parts cases buffer tracking range ranges flags links purposes purpose pages progress words blank blanks quiet tries ports flush tasks tells bullet bullets kinds hosts flaws
  writer writers knows alive chunk chunks trailer trailers slower cores chains brackets breach pool pools speeding waiver bench ninja props stripped scripted agent agents dangling blogs stack stacks teams
  locks snippet lacks races packets packet flock clears dancer dancers overload parity overlaps rusty coffee purge hood hoods strip strips slows rounding condense trusts stages tiers pulse menus formula expertise
  sticking liner backs flowed tens boxed underway tweet goodies cleans rails speaker speakers scary cheat trackers woody woken fellow fellows crutch crutches wheelchair scooter walker walkers stroller cradle
  blender heater heaters kettle curtain curtains carpet carpets pillow pillows mattress candle candles bucket saddle paddle puddle puddles cattle bottle bottles battle settle beetle candy sandwich salmon
  helmet helmets magnet bonnet planner dinner winner sinner painter printer pointer counter hunter hunters center tender lender render slender blunder thunder wonder splinter plumber drawers drawer mirror mirrors
  coaster toaster roaster poster posters booster rooster tooth teether clutter cutter gutter mutter shutter litter cribs colic crackers cookers cooker hairdryer drier dryer wipes formula bottles pacifier
  sneak sneaky steak stealing shift shirk skate skates skateboard scarce scarred stroke stocks stocky shock shocks shacks sacks snacks slack smock spock stuck struck drunk crunch crutched branch
  colt cult gown town down brown crown weather leather feather father mother rather other mister sister meter later water waiter letter better butter batter matter`.split(
    /\s+/,
  ),
);

/** Whether a word is a usual one, though a name of the search is written nearly so. */
export function isUsualWord(word: string): boolean {
  return words.has(word);
}
