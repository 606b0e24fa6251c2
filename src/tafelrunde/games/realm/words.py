"""The sentences in which a principality's choices are made."""

from ...kernel import Form
from .regions import RESOURCE_OF, RESOURCES, STORES

PAY = Form("pay", "pay {resource} from {region}", resource=RESOURCES, region=STORES)
STORE = Form("store", "store {resource} in {region}", resource=RESOURCES, region=STORES)
TAKE = Form("take", "take {resource} in {region}", resource=RESOURCES, region=STORES)
TAKE_LOST = Form("take-lost", "take {resource} and lose it", resource=RESOURCES)
GIVE = Form("give", "give {resource} from {region}", resource=RESOURCES, region=STORES)

FORMS = (PAY, STORE, TAKE, TAKE_LOST, GIVE)

# one option per region, made once: asking which region pays or stores is the most frequent question of the game
PAY_FROM = {region: PAY(resource, region) for region, resource in RESOURCE_OF.items()}
STORE_IN = {region: STORE(resource, region) for region, resource in RESOURCE_OF.items()}
TAKE_IN = {region: TAKE(resource, region) for region, resource in RESOURCE_OF.items()}
GIVE_FROM = {region: GIVE(resource, region) for region, resource in RESOURCE_OF.items()}
LOSE = {resource: TAKE_LOST(resource) for resource in RESOURCES}
